import type { JsonObject } from 'payload'

declare module 'payload' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: what another module declares is added to
  interface RequestContext {
    /**
     * For a save that does not go on from the newest draft: the document in all languages as it is to
     * be taken for, and as it is to become. The languages the save is not made in come from the latter.
     */
    wholeSave?: { before: JsonObject; after: JsonObject }
  }
}
