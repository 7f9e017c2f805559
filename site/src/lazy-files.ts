/** A file of the app that loads when first needed, once. */
export type LazyFile<Content> = {
  /** Loads it. Fails when it is missing, as after a new release. */
  load: () => Promise<Content>
  /** Its content, once it has been loaded. */
  content: () => Content | undefined
}

export function lazyFile<Content>(loader: () => Promise<Content>): LazyFile<Content> {
  let loading: Promise<Content> | undefined
  let loaded: Content | undefined
  return {
    load() {
      if (loading) return loading
      const promise = loader()
      loading = promise
      promise.then(
        (content) => {
          loaded = content
        },
        () => {
          loading = undefined
        },
      )
      return promise
    },
    content: () => loaded,
  }
}

/** The content of a file that the page has waited for. */
export function loadedContent<Content>(file: LazyFile<Content>): Content {
  const content = file.content()
  if (content === undefined) throw new Error('A file is used that has not been loaded')
  return content
}
