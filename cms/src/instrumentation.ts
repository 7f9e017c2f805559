/** Opens the desk when the server starts: publishing and the inbox run without anybody signed in. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { openDesk } = await import('./open-desk.ts')
  await openDesk()
}
