/** Content codings we serve, best first. */
const CODINGS = ['br', 'gzip'] as const

export type Coding = (typeof CODINGS)[number] | 'identity'

/** The best coding a client accepts; what it refuses with `q=0` is not used (RFC 9110 §12.5.3). */
export function chooseCoding(acceptEncoding: string | undefined | null): Coding {
  if (!acceptEncoding) return 'identity'
  const accepted = new Set<string>()
  for (const entry of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
    const refused = parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter))
    if (!refused) accepted.add(name)
  }
  return CODINGS.find((coding) => accepted.has(coding)) ?? 'identity'
}
