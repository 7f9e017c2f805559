/** Old pages and letters escape an `&` as HTML does, and some programs follow the link as it is written. */
const AND = /&(?:amp;)?/i

/** A part of a query between two `&`: `name=value`, or a name alone, which means the same as `name=`. */
export type Parameter = {
  /** In the one spelling that all its spellings share, in its own case. */
  name: string
  value: string
  /** As it is sent. */
  sent: string
}

/** The parameters of a query as it is sent, without its question mark. */
export function parametersOf(query: string): Parameter[] {
  return query
    .split(AND)
    .filter((sent) => sent !== '' && sent !== '=')
    .map((sent) => {
      const [name = '', ...value] = sent.split('=')
      return { name: plain(name), value: plain(value.join('=')), sent }
    })
}

/** The parameters by their names in small letters. */
export function byName(all: readonly Parameter[]): ReadonlyMap<string, Parameter[]> {
  return Map.groupBy(all, ({ name }) => name.toLowerCase())
}

/**
 * Takes the parameters of these names, of one that is there several times the last; `null` where one is
 * missing.
 * @param names in small letters, in their order; one may be there several times
 */
export function takeParameters(
  named: ReadonlyMap<string, readonly Parameter[]>,
  names: readonly string[],
): Parameter[] | null {
  const taken: Parameter[] = []
  for (const [at, name] of names.entries()) {
    const found = named.get(name)?.at(at - names.lastIndexOf(name) - 1)
    if (!found) return null
    taken.push(found)
  }
  return sorted(taken)
}

/** In the order that all orders share: by name, and those of one name by value. */
export function sorted(parameters: readonly Parameter[]): Parameter[] {
  return parameters.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

const keyOf = ({ name, value }: Parameter) => `${name}\n${value}`.toLowerCase()

/** The parameters as text, in their own case. */
export function textOfParameters(parameters: readonly Parameter[]): string {
  return parameters.map(({ name, value }) => `${name}=${value}`).join('&')
}

/** Escapes that are not UTF-8 are an older encoding's, such as Shift_JIS, and stay. */
function plain(sent: string): string {
  try {
    const decoded = decodeURIComponent(sent.replaceAll('+', '%20')).normalize('NFC')
    return encodeURI(decoded).replace(/[&#=+]/g, encodeURIComponent)
  } catch {
    return sent
  }
}
