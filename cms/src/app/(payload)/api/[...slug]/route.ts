import { REST_DELETE, REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes'
import config from '#payload.config'
import { checked } from '../../../../base/requests/checked.ts'

// No OPTIONS: it would only answer cross-origin preflights, and the staff zone grants none.
export const GET = checked(REST_GET(config))
export const POST = checked(REST_POST(config))
export const DELETE = checked(REST_DELETE(config))
export const PATCH = checked(REST_PATCH(config))
