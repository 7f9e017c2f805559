/** A part of the running desk that a room below needs. */
export type HandedIn<Part> = {
  /** The part; `undefined` before the desk has opened and after it closed. */
  now: () => Part | undefined
  /** For the desk alone: hands the part in, or takes it back. */
  handIn: (part: Part | undefined) => void
}

/**
 * A place for one part, declared by the room that needs it. It is on the global object, because Next may load
 * a module several times, and hooks, screens and the shutdown must find the same part.
 * @param name of the place, used once
 */
export function handedIn<Part>(name: string): HandedIn<Part> {
  const key = Symbol.for(`noren.${name}`)
  return {
    now: () => {
      // Written by `handIn` below alone.
      const part: Part | undefined = Reflect.get(globalThis, key)
      return part
    },
    handIn: (part) => void Reflect.set(globalThis, key, part),
  }
}
