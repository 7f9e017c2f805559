/** Every setting of the public site; its schema must have exactly these. */
export const SITE_SETTINGS = [
  'PORT',
  'HOST',
  'ORIGIN',
  'DATA_DIR',
  'CONTENT_DIR',
  'CONTENT_URL',
  'CONTENT_KEY',
  'API_HOST',
  'IMAGE_HOSTS',
  'SMTP_URL',
  'ENQUIRY_TO',
  'ENQUIRY_FROM',
  'ENQUIRY_RECEIPT',
  'INTERNAL_TOKEN',
  'SPOOL_URL',
  'ENQUIRY_LIMIT_PER_MINUTE',
  'ENQUIRY_LIMIT_PER_HOUR',
  'ENQUIRY_RETENTION_DAYS',
  'TRUSTED_PROXIES',
  'BACKUP_URL',
  'BACKUP_EVERY',
] as const

/** Every setting of the content desk; its schema must have exactly these. */
export const CMS_SETTINGS = [
  'DATA_DIR',
  'PUBLISH_DIR',
  'PUBLISH_URL',
  'CMS_PORT',
  'CMS_ORIGIN',
  'SITE_URL',
  'ORIGIN',
  'DATABASE_URL',
  'PAYLOAD_SECRET',
  'INTERNAL_TOKEN',
  'ENQUIRY_RETENTION_DAYS',
] as const
