/** Files of the app that load when first needed, each once. */
export function lazyFiles<Name extends string, Content>(
  loaders: Readonly<Record<Name, () => Promise<Content>>>,
) {
  const loading = new Map<Name, Promise<Content>>()
  const loaded = new Map<Name, Content>()

  return {
    /** Loads a file. Fails when it cannot be had, as after a new release. */
    load(name: Name): Promise<Content> {
      const before = loading.get(name)
      if (before) return before
      const promise = loaders[name]()
      loading.set(name, promise)
      promise.then(
        (content) => loaded.set(name, content),
        () => loading.delete(name),
      )
      return promise
    },

    /** A file that has been loaded. */
    get(name: Name): Content {
      const content = loaded.get(name)
      if (content === undefined) throw new Error(`${name} has not been loaded`)
      return content
    },
  }
}
