/** Our own parts of Payload's screens, by their place in the import map. */
export const KEEP_TYPED = '/src/ui/keep-typed.tsx#KeepTyped'
export const VERSIONS_VIEW = '/src/versions/versions-view.tsx#VersionsView'
