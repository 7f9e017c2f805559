/** The descriptor of the first socket a service manager hands over (sd_listen_fds(3)). */
const FIRST_HANDED_OVER = 3

/**
 * The listening socket that a service manager holds for this process, or `null`. The manager keeps it open
 * while one process ends and the next one starts, so that no visitor is refused.
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
