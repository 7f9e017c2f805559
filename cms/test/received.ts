import type { RequiredDataFromCollectionSlug } from 'payload'
import type { TestDesk } from './test-desk.ts'

/** The name of a test's enquiry. */
export const idOf = (number: number) =>
  `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** The fields of an enquiry that a test sets. */
export type Said = Partial<RequiredDataFromCollectionSlug<'enquiries'>>

/** A guest's enquiry: always the same one, except for the given fields. */
export function anEnquiry(
  number: number,
  said: Said = {},
): RequiredDataFromCollectionSlug<'enquiries'> {
  return {
    id: idOf(number),
    receivedAt: '2026-11-20T09:00:00.000Z',
    language: 'jp',
    name: '山田 花子',
    phone: '0460001234',
    email: 'hanako@example.jp',
    subject: '潮火の予約',
    message: '4名で伺います。',
    status: 'new',
    ...said,
  }
}

/** Stores one in the inbox. */
export function receive({ payload }: Pick<TestDesk, 'payload'>, number: number, said?: Said) {
  return payload.create({ collection: 'enquiries', data: anEnquiry(number, said) })
}
