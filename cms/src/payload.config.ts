import { en } from '@payloadcms/translations/languages/en'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { nobody } from './access/roles.ts'
import { countAttemptsQuietly } from './accounts/quiet-attempts.ts'
import { secondFactors } from './accounts/second-factor/second-factors.ts'
import { signInRules } from './accounts/second-factor/sign-in-rules.ts'
import { saveClosure } from './closures/save-closure.ts'
import { enquiries } from './collections/enquiries.ts'
import { media } from './collections/media.ts'
import { restaurants } from './collections/restaurants.ts'
import { solutions } from './collections/solutions.ts'
import { testimonials } from './collections/testimonials.ts'
import { users } from './collections/users.ts'
import { videos } from './collections/videos.ts'
import { databaseAdapter } from './database/adapter.ts'
import { GLOBALS } from './globals/all.ts'
import { guidePictures } from './guides/guide-files.ts'
import { replyLetters } from './inbox/reply/reply-letters.ts'
import { DEFAULT_LOCALE, LOCALES } from './locales.ts'
import { withMenus } from './menu/save-menu.ts'
import { noMail } from './no-mail.ts'
import { LINES } from './payload-log.ts'
import { presenceRows } from './presence/presence-rows.ts'
import { withPreviewsThatEnd } from './preview/end-previews.ts'
import { listOnTheSite, partOnTheSite } from './publish/on-the-site.ts'
import { blameRequest } from './requests/blame.ts'
import { SCREENS } from './screens/screens.ts'
import { settings } from './settings.ts'
import { withMendedTexts } from './spelling/mend-texts.ts'
import { globalSavedTogether, savedTogether } from './together/saved-together.ts'
import { LOGIN_VIEW, SCREEN_LINKS } from './ui/components.ts'
import { english } from './ui/english.ts'
import { japanese, japaneseLanguage } from './ui/japanese.ts'
import { withPlainLabels } from './ui/plain-labels.ts'

const UPLOAD_LIMIT_BYTES = 25 * 1024 * 1024

/** The table of contents of the staff's desk. */
const config = buildConfig({
  secret: settings.secret,
  serverURL: settings.origin,
  csrf: [settings.origin],
  // Everything lies on one origin; the desk grants none other anything.
  cors: [],
  cookiePrefix: 'noren',
  // One line of JSON each, so that nothing a stranger sends can look like a line of its own (X05).
  logger: { options: LINES, destination: process.stdout },
  loggingLevels: {
    APIError: false,
    AuthenticationError: 'warn',
    Forbidden: false,
    LockedAuth: 'warn',
    NotFound: false,
    ValidationError: false,
  },
  hooks: { afterError: [blameRequest] },
  onInit: countAttemptsQuietly,
  email: noMail,
  telemetry: false,
  maxDepth: 2,
  graphQL: { disable: true },
  collections: [
    enquiries,
    ...[withMenus(restaurants), solutions, testimonials].map(listOnTheSite),
    media,
    videos,
    withPreviewsThatEnd(users),
    secondFactors,
    presenceRows,
  ].map(savedTogether),
  globals: [replyLetters, signInRules, ...Object.values(GLOBALS).map(partOnTheSite)].map(
    globalSavedTogether,
  ),
  endpoints: [guidePictures, saveClosure],
  localization: {
    // Plain texts: of a label in several languages, fields show the code alone.
    locales: LOCALES.map(({ htmlLang, nativeName }) => ({ code: htmlLang, label: nativeName })),
    defaultLocale: DEFAULT_LOCALE,
    // Publishing puts out what is on the screen; the other language may be half written.
    defaultLocalePublishOption: 'active',
    // An empty box shows as empty: staff must see what is still to be translated.
    fallback: false,
  },
  i18n: {
    supportedLanguages: { ja: japaneseLanguage, en },
    fallbackLanguage: 'ja',
    translations: { ja: japanese, en: english },
  },
  // Only what staff plan for a time; `openDesk` runs it, and nobody over the network.
  jobs: { access: { run: nobody, queue: nobody, cancel: nobody } },
  db: await databaseAdapter(settings.databaseUrl),
  sharp,
  upload: {
    abortOnLimit: true,
    limits: { fileSize: UPLOAD_LIMIT_BYTES, files: 1, parts: 100 },
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
        '/src/ui/translated.tsx#Translated',
        '/src/spelling/mended-pastes.tsx#MendedPastes',
      ],
      afterLogin: ['/src/ui/forgotten-password.tsx#ForgottenPassword'],
      actions: ['/src/guides/guide-link.tsx#GuideLink'],
      beforeNavLinks: [SCREEN_LINKS],
      views: {
        login: { Component: LOGIN_VIEW },
        dashboard: { Component: '/src/today/today-view.tsx#TodayView' },
        ...SCREENS,
      },
      graphics: { Logo: '/src/ui/logo.tsx#Logo', Icon: '/src/ui/logo.tsx#Icon' },
    },
  },
})

export default config.then(withPlainLabels).then(withMendedTexts)
