import { expect, test } from 'vitest'
import { misspelt } from './misspelt.ts'
import { CMS_SETTINGS, SITE_SETTINGS } from './names.ts'

const KNOWN = [...SITE_SETTINGS, ...CMS_SETTINGS]
const meantBy = (name: string) => misspelt([name], KNOWN)[0]?.meant ?? null

test('a misspelt setting is recognised', () => {
  const slips = [
    ['SMTP_ULR', 'SMTP_URL'],
    ['STMP_URL', 'SMTP_URL'],
    ['SMTPURL', 'SMTP_URL'],
    ['SMTP_URLS', 'SMTP_URL'],
    ['ENQUIRY_T0', 'ENQUIRY_TO'],
    ['ENQUIRYFORM', 'ENQUIRY_FROM'],
    ['INQUIRY_FROM', 'ENQUIRY_FROM'],
    ['DATADIR', 'DATA_DIR'],
    ['ORIGN', 'ORIGIN'],
    ['TRUSTED_PROXY', null],
    ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
    ['ENQUIRY_LIMIT_PER_HUOR', 'ENQUIRY_LIMIT_PER_HOUR'],
    ['PAYLOAD_SECERT', 'PAYLOAD_SECRET'],
    ['CMS_PROT', 'CMS_PORT'],
  ] as const
  expect(slips.map(([name]) => [name, meantBy(name)])).toEqual(slips)
})

test('no setting is a misspelling of another', () => {
  expect(misspelt(KNOWN, KNOWN)).toEqual([])
})

test('the variables of a machine are left alone', () => {
  const machine = `
    PATH HOME SHELL LANG LANGUAGE LC_ALL LC_CTYPE TERM COLORTERM USER USERNAME LOGNAME HOSTNAME HOST
    HOSTTYPE OSTYPE MACHTYPE PWD OLDPWD SHLVL EDITOR VISUAL PAGER MAIL DISPLAY TZ TMPDIR TMP TEMP
    SSH_AUTH_SOCK SSH_CLIENT SSH_CONNECTION SSH_TTY XDG_DATA_DIRS XDG_CONFIG_DIRS XDG_RUNTIME_DIR
    XDG_SESSION_ID XDG_DATA_HOME DBUS_SESSION_BUS_ADDRESS INVOCATION_ID JOURNAL_STREAM LISTEN_FDS
    LISTEN_PID NOTIFY_SOCKET MAINPID STATE_DIRECTORY CACHE_DIRECTORY CREDENTIALS_DIRECTORY
    NODE NODE_ENV NODE_OPTIONS NODE_PATH NODE_VERSION YARN_VERSION INIT_CWD COLOR FORCE_COLOR
    NO_COLOR CI DEBUG DATABASE_HOST DATABASE_NAME PGHOST PGPORT PGDATA REDIS_URL BASE_URL APP_URL
    HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy https_proxy no_proxy ALL_PROXY SSL_CERT_FILE
    SSL_CERT_DIR KUBERNETES_PORT KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT WEB_PORT DOCKER_HOST
    CONTAINER HISTFILE HISTSIZE LS_COLORS LESSOPEN MANPATH INFOPATH WINDOWID VTE_VERSION _
    npm_config_user_agent npm_execpath npm_lifecycle_event npm_package_name npm_node_execpath`
  expect(misspelt(machine.trim().split(/\s+/), KNOWN)).toEqual([])
})
