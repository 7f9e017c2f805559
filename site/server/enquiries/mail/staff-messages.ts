import type { HandedEnquiry } from '@noren/contract/enquiry/handover'
import type { SendMail, SendMailOptions } from '@noren/kit/process/mail-transport'
import type { PublishedContent } from '../../content/published-content.ts'
import type { MailSettings } from '../../settings.ts'
import { addressesIn, isForOwners } from '../spool/recipients.ts'
import type { Spool } from '../spool/spool.ts'
import { actMessage, isAct } from './act-message.ts'
import { mailMessage } from './mail-message.ts'
import { type TableEnquiry, tableMessage } from './table-message.ts'
import { deskLinks, tableWords } from './table-words.ts'
import { sendToRestaurant, type ToRestaurant } from './to-restaurant.ts'

/** To the company, or to a restaurant that has addresses for its requests. */
type StaffMessage = { toCompany: SendMailOptions } | { toRestaurant: ToRestaurant }

/** How the mail about each enquiry is made, and sent to whom it concerns. */
export function staffMessages(
  spool: Pick<Spool, 'mails' | 'recipients'>,
  settings: MailSettings,
  { host, content, send }: { host: string; content: () => PublishedContent; send: SendMail },
) {
  async function aboutTable(enquiry: TableEnquiry): Promise<StaffMessage | null> {
    const recipients = await spool.recipients()
    if (isForOwners(recipients, enquiry)) return null
    const addresses = addressesIn(recipients, enquiry.table.restaurant)
    const about = {
      words: tableWords(enquiry.table, content()),
      links: deskLinks(enquiry.id, recipients.desk),
      host,
    }
    const written = (mail: Pick<MailSettings, 'from' | 'to'>, refused?: number) =>
      isAct(enquiry)
        ? actMessage(enquiry, mail, host, content(), refused)
        : tableMessage(enquiry, mail, about, refused)
    if (addresses.length === 0) return { toCompany: written(settings) }
    return {
      toRestaurant: {
        message: written({ from: settings.from, to: [...addresses] }),
        toCompany: (refused) => written(settings, refused),
        addresses: addresses.length,
        refusedBefore: async () => (await spool.mails.of([enquiry.id]))[0]?.turnedAway ?? 0,
      },
    }
  }

  return {
    compose: async (enquiry: HandedEnquiry): Promise<StaffMessage | null> => {
      const { table } = enquiry
      return table
        ? aboutTable({ ...enquiry, table })
        : { toCompany: mailMessage(enquiry, settings, host) }
    },
    send: async (message: StaffMessage): Promise<void> => {
      if ('toRestaurant' in message) await sendToRestaurant(send, message.toRestaurant)
      else await send(message.toCompany)
    },
  }
}
