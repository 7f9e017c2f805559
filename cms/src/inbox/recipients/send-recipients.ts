import { INTERNAL_CALLS } from '@noren/contract/enquiry/handover'
import type { Recipients } from '@noren/contract/enquiry/recipients'
import { errorFacts, log } from '@noren/kit/process/log'
import type { Payload } from 'payload'
import { settings } from '../../base/settings.ts'
import { askSite } from '../handover.ts'
import { areRemindersOn } from '../reminder-switch.ts'
import { tablesForOwners } from './for-owners.ts'
import { allAddresses } from './recipients.ts'

/** SITE may have been restored from a backup, or its spool replaced. */
const AGAIN_MS = 30_000

/** Sends SITE the recipients when they have changed, and every half minute; a failure is tried again then. */
export function createRecipientsSender(payload: Payload): () => Promise<void> {
  let sent = ''
  let sentAt = Number.NEGATIVE_INFINITY
  let isFailing = false
  return async () => {
    const recipients = await recipientsOf(payload)
    const text = JSON.stringify(recipients)
    if (text === sent && performance.now() - sentAt < AGAIN_MS) return
    sent = text
    sentAt = performance.now()
    try {
      await askSite(INTERNAL_CALLS.recipients.path, recipients)
      isFailing = false
    } catch (error) {
      // Enquiries are collected all the same; until then they are mailed as before.
      if (!isFailing) log('warn', 'addresses for requests not sent to the site', errorFacts(error))
      isFailing = true
    }
  }
}

/**
 * The addresses of the restaurants by the slugs they have and had, without those in the trash; a former slug
 * that another restaurant has today is that one's. And whether the desk reminds guests, and about which tables
 * nobody is mailed.
 */
export async function recipientsOf(payload: Payload): Promise<Recipients> {
  const rows = await allAddresses(payload)
  const reminds = await areRemindersOn(payload)
  const forOwners = await tablesForOwners(payload)
  const desk = {
    desk: settings.origin,
    ...(reminds && { reminds }),
    ...(forOwners.length > 0 && { forOwners }),
  }
  if (rows.length === 0) return { ...desk, restaurants: [] }
  const { docs } = await payload.find({
    collection: 'restaurants',
    depth: 0,
    pagination: false,
    sort: 'id',
    select: { slug: true, formerSlugs: true },
  })
  const addresses = new Map(rows.map((row) => [row.restaurant, row.addresses ?? []]))
  const owners = new Map<string, number>()
  for (const { id, formerSlugs } of docs) for (const slug of formerSlugs ?? []) owners.set(slug, id)
  for (const { id, slug } of docs) if (slug) owners.set(slug, id)
  return {
    ...desk,
    restaurants: [...owners].flatMap(([slug, id]) => {
      const own = addresses.get(id) ?? []
      return own.length > 0 ? [{ slug, addresses: own }] : []
    }),
  }
}
