/**
 * Our own components in Payload's screens, by their path in the import map: those that several files name, or files
 * of a lower room.
 */

/** Beside the buttons of every form: keeps what is typed, and shows what was refused. */
export const OF_EVERY_FORM = [
  '/src/content/editing/autosave/keep-typed.tsx#KeepTyped',
  '/src/base/payload-insides/show-refused.tsx#ShowRefused',
]
/** In place of a field that something else in the form shows. */
export const NO_BOX = '/src/base/ui/no-box.ts#NoBox'
export const NAME_UNTITLED = '/src/screens/form-parts.tsx#NameUntitled'
export const SAVE_DRAFT_BUTTON = '/src/content/editing/autosave/save-draft.tsx#SaveDraftButton'
export const PUBLISH_BUTTON = '/src/publish/unpublished/publish-button.tsx#PublishButton'
export const ENQUIRY_LETTER = '/src/inbox/letter/enquiry-letter.tsx#EnquiryLetter'
export const RESTAURANT_CARDS = '/src/screens/list-cards/restaurant-cards.tsx#RestaurantCards'
export const PICTURE_CARDS = '/src/screens/list-cards/picture-cards.tsx#PictureCards'
export const SECTION_SWITCH = '/src/content/kinds/home-sections/section-switch.tsx#SectionSwitch'
export const FOCUS_PICKER = '/src/content/library/media/focus-picker.tsx#FocusPicker'
export const DOCUMENT_GAPS = '/src/content/languages/translations/document-gaps.tsx#DocumentGaps'
export const ASSIGNEE_FIELD = '/src/inbox/handling/assignee-field.tsx#AssigneeField'
export const MENU_OF_RESTAURANT = '/src/screens/links/links-of-restaurant.tsx#MenuOfRestaurant'
export const CLOSURES_OF_RESTAURANT =
  '/src/screens/links/links-of-restaurant.tsx#ClosuresOfRestaurant'
export const RECIPIENTS_OF_RESTAURANT = '/src/inbox/recipients/recipients-field.tsx#RecipientsField'
export const MENUS_OF_LIST = '/src/screens/menu/menu-links.tsx#MenusOfList'
export const FORM_HEAD = '/src/screens/form-parts.tsx#FormHead'

/** The screens of a document of content: its form with the preview, and its versions. */
export const EDIT_VIEWS = {
  edit: {
    livePreview: { Component: '/src/publish/preview/beside-form.tsx#BesideForm' },
    versions: { Component: '/src/content/editing/versions/versions-view.tsx#VersionsView' },
  },
}

/** The note about plans, above the forms of a collection or a global. */
export function planNoteOf(place: { collection: string } | { global: string }) {
  return { path: '/src/content/editing/schedule/plan-note.tsx#PlanNote', serverProps: place }
}

/** The note about a switched-off section of the home page, above what it is written in. */
export function sectionNoteOf(slug: string) {
  return {
    path: '/src/content/kinds/home-sections/section-note.tsx#SectionNote',
    serverProps: { slug },
  }
}
