import { ENQUIRY_MARKS } from '@noren/contract/enquiry/handover'
import { referenceOf } from '@noren/contract/enquiry/reference'
import { LANGUAGES } from '@noren/contract/language'
import type { PayloadRequest } from 'payload'
import { ENQUIRY_LETTER, NO_BOX, OF_EVERY_FORM } from '../base/ui/components.ts'
import { languageWords, say, type Words } from '../base/words.ts'
import { withTrash } from '../content/editing/trash/with-trash.ts'
import { enquiriesInReach } from '../staff/access/own.ts'
import { everywhere, noOne, SHUT } from '../staff/access/roles.ts'
import { recordErased } from '../staff/audit/hooks.ts'
import { answerTable, markRead, tableCalendar } from './endpoints.ts'
import { erasePerson } from './erase/erase-person.ts'
import { changeTable } from './evening/change-table.ts'
import { takeTable } from './evening/take-table.ts'
import { exportEnquiries } from './export.ts'
import { guestActsField } from './guests/acts-field.ts'
import { notSpamAnyMore, STATUSES } from './handling/status.ts'
import { kept, keptText, keptTime, workFields } from './handling/work-fields.ts'
import { harassmentFields } from './harassment/harassment-fields.ts'
import { markHarassment } from './harassment/mark-harassment.ts'
import { MARK_WORDS } from './letter/mark-words.ts'
import { mailFields } from './mails/mail-fields.ts'
import { countErased } from './months/count-erased.ts'
import { exportMonths } from './months/export-months.ts'
import { remindersField } from './remind/reminders-field.ts'
import { answerEnquiry } from './reply/answer-enquiry.ts'
import { answersField } from './reply/answers-field.ts'
import { searchInbox } from './search.ts'
import { recordTable } from './tables/record-table.ts'
import { tableFields } from './tables/table-fields.ts'

/** What the visitor wrote: shown as a letter, never changed. Empty where staff took a table without it. */
function visitors(name: string, label: Words) {
  return { ...keptText(name, label), required: true, validate: isGiven } as const
}

// Without Payload's own limit, which would refuse what SITE has accepted.
function isGiven(value: unknown, { data, req }: { data: object; req: PayloadRequest }) {
  const mayBeEmpty = 'source' in data && data.source
  return (typeof value === 'string' && (value !== '' || !!mayBeEmpty)) || say(req, MISSING)
}

const MISSING: Words = { en: 'Something is missing here.', ja: '入力されていません。' }

export const enquiries = withTrash({
  slug: 'enquiries',
  labels: {
    singular: { en: 'Enquiry', ja: 'お問い合わせ' },
    plural: { en: 'Enquiries', ja: 'お問い合わせ' },
  },
  // Only the collector creates them; it skips the access rules.
  access: {
    ...SHUT,
    read: enquiriesInReach,
    update: enquiriesInReach,
    delete: everywhere('erasure'),
  },
  admin: {
    group: false,
    useAsTitle: 'subject',
    hideAPIURL: true,
    // Of the trash alone: the list is a screen of its own (`src/inbox/list/`).
    defaultColumns: ['receivedAt', 'status', 'name', 'subject'],
    listSearchableFields: ['name', 'subject', 'email', 'phone', 'message', 'id'],
    pagination: { defaultLimit: 50 },
    components: {
      edit: { beforeDocumentControls: OF_EVERY_FORM },
    },
  },
  defaultSort: '-receivedAt',
  disableDuplicate: true,
  hooks: {
    beforeOperation: [searchInbox],
    afterChange: [recordTable],
    afterOperation: [recordErased, countErased],
  },
  endpoints: [
    ...[exportEnquiries, exportMonths, erasePerson, takeTable],
    ...[markRead, answerTable, changeTable, answerEnquiry, tableCalendar, markHarassment],
  ],
  fields: [
    {
      name: 'letter',
      type: 'ui',
      admin: { components: { Field: ENQUIRY_LETTER }, disableListColumn: true },
    },
    ...tableFields,
    visitors('subject', { en: 'Subject', ja: '件名' }),
    visitors('name', { en: 'Name', ja: 'お名前' }),
    visitors('phone', { en: 'Phone', ja: '電話番号' }),
    visitors('email', { en: 'Email', ja: 'メールアドレス' }),
    { ...visitors('message', { en: 'Message', ja: 'メッセージ' }), type: 'textarea' },
    {
      name: 'notes',
      type: 'textarea',
      label: { en: 'Our notes', ja: '社内メモ' },
      maxLength: 20_000,
    },
    {
      name: 'status',
      type: 'select',
      label: { en: 'Status', ja: '状況' },
      required: true,
      defaultValue: 'new',
      options: STATUSES,
      index: true,
      admin: { position: 'sidebar' },
      hooks: { beforeChange: [notSpamAnyMore] },
    },
    {
      // Before its table was answered, for staff who take the answer back.
      name: 'statusBefore',
      type: 'select',
      options: STATUSES,
      access: { update: noOne },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    ...workFields,
    {
      // Visitors saw it when they sent their enquiry. It follows from the id and is not stored.
      name: 'reference',
      type: 'text',
      virtual: true,
      label: { en: 'Reference number', ja: '受付番号' },
      admin: { components: { Field: NO_BOX }, readOnly: true, disableListFilter: true },
      hooks: { afterRead: [({ data }) => data && referenceOf(String(data.id))] },
    },
    { ...keptTime('receivedAt', { en: 'Received', ja: '受信日時' }), required: true, index: true },
    {
      ...kept('language', { en: 'Written on the pages in', ja: 'お客様の言語' }),
      type: 'select',
      required: true,
      options: LANGUAGES.map((value) => ({ value, label: languageWords(value) })),
    },
    ...mailFields,
    ...harassmentFields,
    { ...keptText('id', { en: 'Number in the system', ja: 'システム内の番号' }), required: true },
    {
      // SITE's judgement when it came. The staff's judgement is the status, which is all they see.
      name: 'quarantined',
      type: 'checkbox',
      defaultValue: false,
      access: { update: noOne },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    {
      ...kept('marks', { en: 'Worth noticing', ja: '迷惑メールの疑い' }),
      type: 'select',
      hasMany: true,
      options: ENQUIRY_MARKS.map((value) => ({ value, label: MARK_WORDS[value] })),
    },
    // Behind `id`: Payload looks for one of our own up to the first list alone.
    answersField,
    guestActsField,
    remindersField,
  ],
})
