import { en } from '@payloadcms/translations/languages/en'
import { buildConfig, type EmailAdapter } from 'payload'
import { databaseAdapter } from '../base/database/adapter.ts'
import { DEFAULT_LOCALE, LOCALES } from '../base/locales.ts'
import { countAttemptsQuietly } from '../base/payload-insides/accounts.ts'
import type { AddWords } from '../base/payload-insides/add-button.ts'
import { withPlainLabels } from '../base/payload-insides/plain-labels.ts'
import { answerBadValues } from '../base/requests/refusal.ts'
import { UPLOAD_LIMIT_BYTES } from '../base/requests/upload-limit.ts'
import { settings } from '../base/settings.ts'
import { presenceRows } from '../content/editing/presence/endpoints.ts'
import { savedTogether } from '../content/editing/together/saved-together.ts'
import { comparedByContent } from '../content/editing/versions/version-fields.ts'
import { LISTS } from '../content/kinds/collections/all.ts'
import { media, videos } from '../content/kinds/collections/files.ts'
import { users } from '../content/kinds/collections/users.ts'
import { booked } from '../content/kinds/facts/booked.ts'
import { closures } from '../content/kinds/facts/closures.ts'
import { dishes } from '../content/kinds/facts/dishes.ts'
import { menus } from '../content/kinds/facts/menus.ts'
import { seats } from '../content/kinds/facts/seats.ts'
import { GLOBALS } from '../content/kinds/globals/all.ts'
import { formerSite } from '../content/kinds/globals/former-site.ts'
import { glossary } from '../content/languages/machine/glossary.ts'
import { withCorrectedTexts } from '../content/model/correct-texts.ts'
import { enquiries } from '../inbox/enquiries.ts'
import { tableCounts } from '../inbox/months/table-counts.ts'
import { recipients } from '../inbox/recipients/recipients.ts'
import { withRecipients } from '../inbox/recipients/with-recipients.ts'
import { withPreviewedMails } from '../inbox/reply/previewed-mails.ts'
import { replyTemplates } from '../inbox/reply/reply-templates.ts'
import { downloadGoogle } from '../publish/google/download.ts'
import { listOnTheSite, partOnTheSite } from '../publish/on-the-site.ts'
import { withPreviewsThatEnd } from '../publish/preview/end-previews.ts'
import { withClosures } from '../screens/closures/save-closure.ts'
import { withBooked } from '../screens/full/save-full.ts'
import { guidePictures } from '../screens/guides/guide-files.ts'
import { withMenus } from '../screens/menu/save-menu.ts'
import { noOne } from '../staff/access/roles.ts'
import { secondFactors } from '../staff/accounts/second-factor/second-factors.ts'
import { signInRules } from '../staff/accounts/second-factor/sign-in-rules.ts'
import { auditLog } from '../staff/audit/audit-log.ts'
import { beginEndpoints } from './begin/endpoints.ts'
import { english } from './language/english.ts'
import { japanese, japaneseLanguage } from './language/japanese.ts'
import { LINES } from './payload-lines.ts'
import { SCREENS } from './screens.ts'

/** The largest form is the list of the former website's addresses, of 2 million characters. */
const FORM_LIMIT_BYTES = 10 * 1024 * 1024

/** Payload sends no mail: what the desk mails goes through `base/mail.ts`. */
const noMail: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: '',
  defaultFromName: '',
  sendEmail: () => Promise.reject(new Error('Payload sends no mail.')),
})

/** What adds to each list to which staff add by hand. */
const ADD: AddWords = [...Object.values(LISTS), media, videos, users].flatMap(({ slug, custom }) =>
  custom?.add ? [[slug, custom.add]] : [],
)

/** Payload's configuration of the desk. */
const restaurants = withPreviewedMails(withRecipients(withMenus(LISTS.restaurants)))

const config = buildConfig({
  secret: settings.secret,
  serverURL: settings.origin,
  csrf: [settings.origin],
  // Everything is on one origin; the desk grants nothing to others.
  cors: [],
  cookiePrefix: 'noren',
  // One line of JSON each, so that no text of a stranger can look like a separate line (X05).
  logger: { options: LINES, destination: process.stdout },
  loggingLevels: {
    APIError: false,
    AuthenticationError: 'warn',
    Forbidden: false,
    LockedAuth: 'warn',
    NotFound: false,
    ValidationError: false,
  },
  hooks: { afterError: [answerBadValues] },
  onInit: countAttemptsQuietly,
  email: noMail,
  telemetry: false,
  maxDepth: 2,
  graphQL: { disable: true },
  collections: [
    ...[
      enquiries,
      ...Object.values({ ...LISTS, restaurants }).map(listOnTheSite),
      media,
      videos,
      withPreviewsThatEnd(users),
      secondFactors,
      presenceRows,
      recipients,
      seats,
    ].map(savedTogether),
    auditLog,
    tableCounts,
    dishes,
    menus,
    withClosures(closures),
    withBooked(booked),
  ],
  globals: [
    replyTemplates,
    formerSite,
    glossary,
    signInRules,
    ...Object.values(GLOBALS).map(partOnTheSite),
  ].map(savedTogether),
  endpoints: [guidePictures, downloadGoogle, ...beginEndpoints],
  localization: {
    // Plain texts: of a label in several languages, fields show only the code.
    locales: LOCALES.map(({ htmlLang, nativeName }) => ({ code: htmlLang, label: nativeName })),
    defaultLocale: DEFAULT_LOCALE,
    // An empty field must look empty: staff must see what is still to be translated.
    fallback: false,
  },
  i18n: {
    supportedLanguages: { ja: japaneseLanguage, en },
    fallbackLanguage: 'ja',
    translations: { ja: japanese, en: english },
  },
  // Only what staff plan for a time; `openDesk` runs it, and no one can over the network.
  jobs: { access: { run: noOne, queue: noOne, cancel: noOne } },
  db: await databaseAdapter(settings.databaseUrl),
  upload: {
    abortOnLimit: true,
    limits: { fileSize: UPLOAD_LIMIT_BYTES, files: 1, parts: 100, fieldSize: FORM_LIMIT_BYTES },
  },
  typescript: { outputFile: 'src/payload-types.ts' },
  admin: {
    user: users.slug,
    avatar: 'default',
    importMap: { baseDir: '.', importMapFile: 'src/app/(payload)/admin/importMap.js' },
    dateFormat: 'yyyy-MM-dd HH:mm',
    timezones: {
      defaultTimezone: 'Asia/Tokyo',
      supportedTimezones: [{ label: '日本時間（Japan）', value: 'Asia/Tokyo' }],
    },
    meta: { titleSuffix: '– Noren', defaultOGImageType: 'off', robots: 'noindex, nofollow' },
    components: {
      providers: [
        { path: '/src/base/payload-insides/translated.tsx#Translated', clientProps: { add: ADD } },
        '/src/base/spelling/corrected-pastes.tsx#CorrectedPastes',
        '/src/base/ui/second-taps.tsx#SecondTaps',
      ],
      actions: ['/src/screens/guides/guide-link.tsx#GuideLink'],
      beforeNavLinks: ['/src/screens/links/screen-links.tsx#ScreenLinks'],
      afterNavLinks: ['/src/screens/links/site-links.tsx#SiteLinks'],
      views: {
        login: { Component: '/src/staff/accounts/login/login-view.tsx#LoginView' },
        createFirstUser: {
          Component: '/src/staff/accounts/login/first-account-view.tsx#FirstAccountView',
        },
        dashboard: { Component: '/src/screens/today/today-view.tsx#TodayView' },
        ...SCREENS,
      },
      graphics: { Logo: '/src/base/ui/logo.tsx#Logo', Icon: '/src/base/ui/logo.tsx#Icon' },
    },
  },
})

export default config.then(withPlainLabels).then(withCorrectedTexts).then(comparedByContent)
