/** Our own parts of Payload's screens, by their place in the import map. */
export const KEEP_TYPED = '/src/ui/keep-typed.tsx#KeepTyped'
export const PLAN_NOTE = '/src/schedule/plan-note.tsx#PlanNote'
export const VERSIONS_VIEW = '/src/versions/versions-view.tsx#VersionsView'
export const VALUE_DIFF = '/src/versions/value-diff.tsx#ValueDiff'
export const RESTAURANT_CELL = '/src/inbox/tables/restaurant-cell.tsx#RestaurantCell'
export const TABLE_ANSWER = '/src/inbox/tables/table-answer.tsx#TableAnswer'
export const TABLE_LINKS = '/src/inbox/tables/table-links.tsx#TableLinks'
export const USED_IN = '/src/media/used-in.tsx#UsedIn'
