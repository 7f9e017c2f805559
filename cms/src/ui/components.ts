/** Our own parts of Payload's screens, by their place in the import map. */
/** What every form has beside its buttons: it keeps what is typed, and shows what was refused. */
export const OF_EVERY_FORM = [
  '/src/autosave/keep-typed.tsx#KeepTyped',
  '/src/ui/show-refused.tsx#ShowRefused',
]
export const NAME_UNTITLED = '/src/ui/name-untitled.tsx#NameUntitled'
export const SAVE_DRAFT_BUTTON = '/src/autosave/save-draft-button.tsx#SaveDraftButton'
export const VIEW_PAGE = '/src/preview/view-page.tsx#ViewPage'
export const VERSIONS_VIEW = '/src/versions/versions-view.tsx#VersionsView'
export const VALUE_DIFF = '/src/versions/value-diff.tsx#ValueDiff'
export const RESTAURANT_CELL = '/src/inbox/tables/restaurant-cell.tsx#RestaurantCell'
export const REPLY_PANEL = '/src/inbox/reply/reply-panel.tsx#ReplyPanel'
export const TABLE_LINKS = '/src/inbox/tables/table-links.tsx#TableLinks'
export const PICTURE_NOTES = '/src/media/picture-notes.tsx#PictureNotes'
export const RESTAURANT_CARDS = '/src/restaurants/restaurant-cards.tsx#RestaurantCards'
export const LENGTH_HINT = '/src/fields/length-hint.tsx#LengthHint'
export const FOCUS_PICKER = '/src/media/focus-picker.tsx#FocusPicker'
export const SAME_PICTURE = '/src/media/same-picture.tsx#SamePicture'
export const USED_IN = '/src/media/used-in.tsx#UsedIn'
export const DOCUMENT_GAPS = '/src/translations/document-gaps.tsx#DocumentGaps'
export const TRANSLATED_FIELD = '/src/translations/translated-field.tsx#TranslatedField'
export const ASSIGNEE_FIELD = '/src/inbox/handling/assignee-field.tsx#AssigneeField'
export const UNREAD_CELL = '/src/inbox/handling/unread-cell.tsx#UnreadCell'
export const RETENTION_NOTE = '/src/inbox/retention-note.tsx#RetentionNote'
export const ERASE_PERSON = '/src/inbox/erase/erase-person-box.tsx#ErasePersonBox'
export const MENU_OF_RESTAURANT = '/src/menu/menu-of-restaurant.tsx#MenuOfRestaurant'
export const MENUS_OF_LIST = '/src/menu/menu-links.tsx#MenusOfList'
export const LOGIN_VIEW = '/src/accounts/login/login-view.tsx#LoginView'
export const SECOND_FACTOR = '/src/accounts/second-factor/second-factor.tsx#SecondFactor'
export const SIGNED_IN = '/src/accounts/sessions/signed-in.tsx#SignedIn'
export const RESTAURANTS_BOX = '/src/accounts/own-restaurants/restaurants-box.tsx#RestaurantsBox'
export const SCREEN_LINKS = '/src/screens/screen-links.tsx#ScreenLinks'
export const PAIRED_FIELD = '/src/side-by-side/paired-field.tsx#PairedField'
export const CARRIED_TEXT = '/src/side-by-side/carried-text.tsx#CarriedText'
export const CLASH_FIELD = '/src/together/clash-field.tsx#ClashField'
export const FORM_HEAD = '/src/ui/form-head.tsx#FormHead'

/** The note of what is planned, above the forms of a collection or of a part there is one of. */
export function planNoteOf(place: { collection: string } | { global: string }) {
  return { path: '/src/schedule/plan-note.tsx#PlanNote', serverProps: place }
}
