/** What a page's `Content-Security-Policy` lets it load. */
export type Policy = {
  /** @param directive such as `img-src` */
  allows: (directive: string, url: URL) => boolean
}

/** Reads the header of a page of `origin`. A page without one lets nothing in. */
export function readPolicy(header: string, origin: string): Policy {
  const directives = new Map(
    header.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )
  return {
    allows: (directive, url) =>
      (directives.get(directive) ?? directives.get('default-src') ?? []).some((source) =>
        source === "'self'" ? url.origin === origin : covers(source, url),
      ),
  }
}

/** A path that ends with a slash covers what is below it, any other itself alone. */
function covers(source: string, url: URL): boolean {
  const allowed = URL.parse(source)
  if (allowed?.origin !== url.origin) return false
  const { pathname } = allowed
  return pathname.endsWith('/') ? url.pathname.startsWith(pathname) : url.pathname === pathname
}
