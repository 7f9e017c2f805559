/** Where a service manager puts the first socket it hands over (sd_listen_fds(3)). */
const FIRST_HANDED_OVER = 3

/**
 * The listening socket that a service manager holds for this process, or `null`. Held by another, it
 * stays open while one process ends and the next one starts: nobody is refused meanwhile.
 *
 * @throws {Error} when there are several
 */
export function inheritedSocket(
  { LISTEN_PID, LISTEN_FDS }: Readonly<Record<string, string | undefined>>,
  pid: number,
): number | null {
  if (!LISTEN_FDS || Number(LISTEN_PID) !== pid) return null
  if (LISTEN_FDS !== '1') {
    throw new Error(`the service manager handed over ${LISTEN_FDS} sockets, the site takes one`)
  }
  return FIRST_HANDED_OVER
}
