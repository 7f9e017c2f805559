import type { GlobalConfig } from 'payload'
import { GROUPS } from '../../../base/groups.ts'
import { TAGS } from '../../../base/locales.ts'
import { settings } from '../../../base/settings.ts'
import { OF_EVERY_FORM } from '../../../base/ui/components.ts'
import { everywhere } from '../../../staff/access/roles.ts'
import { list } from '../../model/fields/layout.ts'
import { line } from '../../model/fields/text.ts'
import { tagWords } from '../translations/gap-states.ts'

export const GLOSSARY = 'glossary'

const pages = everywhere('pages')

/** The company's own words in every language, for translations by machine. It is on no page. */
export const glossary: GlobalConfig = {
  slug: GLOSSARY,
  label: { en: 'Glossary', ja: '訳語集' },
  access: { read: pages, update: pages },
  admin: {
    group: GROUPS.office,
    hideAPIURL: true,
    // Nothing reads it where no service translates.
    hidden: settings.translator === null,
    description: {
      en: 'What your dishes, restaurants, people and sayings are called in each language. Drafts by machine use these words. The names of restaurants and dishes that have both languages are used too, without being listed here.',
      ja: '料理、店、人、決まった言い回しの訳です。機械の下訳に使われます。日本語と英語の両方が入っている店名と品名は、登録しなくても使われます。',
    },
    components: { elements: { beforeDocumentControls: OF_EVERY_FORM } },
  },
  fields: [
    list(
      'rows',
      {
        label: { en: 'Words', ja: '訳語' },
        row: { en: 'word', ja: '訳語' },
        maxRows: 1000,
      },
      [
        {
          type: 'row',
          fields: TAGS.map((tag) =>
            line(tag, { label: tagWords(tag), required: true, localized: false }),
          ),
        },
        line('note', {
          label: { en: 'Note, for staff', ja: 'メモ（スタッフ用）' },
          localized: false,
        }),
      ],
    ),
  ],
}
