import { deskLanguage, type Words } from '../words.ts'

/** What Payload leaves without an accessible name, and the name it gets. */
const NAMES: readonly [selector: string, words: Words][] = [
  ['.nav__wrap', { en: 'Main menu', ja: 'メインメニュー' }],
  ['.array-actions__button', { en: 'Actions for this row', ja: 'この行の操作' }],
  [
    '.collapsible__drag, .upload--has-many__drag, .cell-_dragHandle > [role="button"]',
    { en: 'Move', ja: '並べ替える' },
  ],
  ['.upload-relationship-details__edit', { en: 'Edit this file', ja: 'このファイルを編集' }],
  ['.upload-relationship-details__remove', { en: 'Take this file out', ja: 'このファイルを外す' }],
  ['.file-details__remove', { en: 'Replace the file', ja: '差し替える' }],
  ['.clickable-arrow--left', { en: 'Page before', ja: '前のページ' }],
  ['.clickable-arrow--right', { en: 'Next page', ja: '次のページ' }],
  ['.clipboard-action__popup .popup-button', { en: 'Copy and paste', ja: 'コピーと貼り付け' }],
  ['.date-time-picker__clear-button', { en: 'Clear the date', ja: '日付を消す' }],
  ['.doc-controls__popup .popup-button', { en: 'More actions', ja: 'そのほかの操作' }],
  ['.btn--withPopup .popup-button', { en: 'More choices', ja: 'ほかの選択肢' }],
  ['.select-row__checkbox input', { en: 'Select this row', ja: 'この行を選ぶ' }],
  ['.select-all__checkbox input', { en: 'Select all', ja: 'すべて選択' }],
  ['.doc-header', { en: 'Title and screens', ja: '題名と画面の切り替え' }],
]

/** Inputs that do not refer to the label beside them. */
const INPUTS = '.rs__input, .react-datepicker__input-container input'
const FIELD = '.field-type, .payload-settings__language, .where-builder__wrap'
const LABEL = '.field-label'

/** Attributes of other elements that are wrong, or hide what can be reached; `null` removes one. */
const ATTRIBUTES: readonly [selector: string, name: string, value: string | null][] = [
  // A handle inside a handle.
  ['.cell-_dragHandle .sort-row', 'role', null],
  ['.cell-_dragHandle .sort-row', 'tabindex', null],
  // A chosen value is no button but contains one; the order in which values were chosen means nothing.
  ['.multi-value', 'role', null],
  ['.multi-value', 'tabindex', null],
  ['.multi-value', 'aria-roledescription', null],
  ['.multi-value', 'aria-describedby', null],
  // Their keys belong to the input they are in.
  ['.dropdown-indicator, .clear-indicator', 'tabindex', '-1'],
  // Each of them names an input.
  ['.checkbox-input input[aria-labelledby]', 'aria-labelledby', null],
  // Their text says more than the name they are given.
  ['.doc-tab', 'aria-label', null],
  ['.list-create-new-doc__create-new-button', 'aria-label', null],
  ['.doc-tabs__tabs', 'role', 'group'],
  ['.group-field__title, .no-results :is(h2, h3)', 'aria-level', '2'],
  ['.collection-list, .desk-versions', 'role', 'main'],
  ['.list-header', 'role', 'group'],
  ['.doc-header', 'role', 'region'],
]

/** Counts the refusals of a page, so that each has a unique id. */
let refusals = 0

/** Names what Payload leaves unnamed in a part of the page, and ties refusals to their inputs. */
export function nameParts(within: Element, tag: string): void {
  const language = deskLanguage(tag)
  for (const [selector, attribute, value] of ATTRIBUTES) {
    for (const part of all(within, selector)) {
      if (value === null) part.removeAttribute(attribute)
      else part.setAttribute(attribute, value)
    }
  }
  for (const [selector, words] of NAMES) {
    for (const part of all(within, selector)) part.setAttribute('aria-label', words[language])
  }
  for (const input of all(within, INPUTS)) {
    const label = input.closest(FIELD)?.querySelector(LABEL)?.textContent?.trim()
    const isNamed = input instanceof HTMLInputElement && input.labels && input.labels.length > 0
    if (label && !isNamed) input.setAttribute('aria-label', label)
  }
  for (const error of all(within, '.field-error')) {
    const input = error.closest('.field-type')?.querySelector('input, textarea')
    if (!input) continue
    error.id ||= `refused-${++refusals}`
    input.setAttribute('aria-describedby', error.id)
  }
}

/** The matching elements within one, and the element itself if it matches. */
function all(within: Element, selector: string): Element[] {
  const inside = [...within.querySelectorAll(selector)]
  return within.matches(selector) ? [within, ...inside] : inside
}
