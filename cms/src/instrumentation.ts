/** Opens the desk when the server starts: publishing and the inbox run without anybody signed in. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { openDesk } = await import('./desk/open-desk.ts')
  const { deskForServer } = await import('./desk/desk.ts')
  // The server waits for it: Next would go on without a desk.
  await openDesk().catch(deskForServer().reject)
}
