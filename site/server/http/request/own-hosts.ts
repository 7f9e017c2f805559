/** A policy cannot name an IPv6 address, so `[::1]` is no origin, only a name health checks may use. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1']

/** The names under which this process answers. */
type OwnHosts = {
  /** The public origin, the only one in links, sitemap and structured data. */
  origin: string
  /** Origins whose pages may send forms: the public one and, without a setting, this machine's. */
  origins: string[]
  /** Values of Host we answer to, in lower case: these, and this machine's for health checks. */
  hosts: ReadonlySet<string>
}

/**
 * @param configured the setting `ORIGIN`
 * @param port the port we really listen on
 */
export function ownHosts(configured: string | null, port: number): OwnHosts {
  const local = LOOPBACK_NAMES.map((name) => `http://${name}:${port}`)
  const origins = configured ? [configured] : local
  const hosts = [...origins, ...local, `http://[::1]:${port}`].flatMap(hostSpellings)
  return { origin: configured ?? `http://localhost:${port}`, origins, hosts: new Set(hosts) }
}

/** `example.jp` also arrives as `example.jp:443`. */
function hostSpellings(origin: string): string[] {
  const { host, port, protocol } = new URL(origin)
  return port ? [host] : [host, `${host}:${protocol === 'https:' ? 443 : 80}`]
}
