import { fileURLToPath } from 'node:url'
import { sentenceFor } from './file-faults.mjs'

const root = fileURLToPath(new URL('..', import.meta.url)).slice(0, -1)

/** @typedef {{ signal: string | null, out: string, err: string }} Result of npm, which failed */

const OUT_OF_REACH =
  /\b(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|EPIPE|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT|FETCH_ERROR|E429|E50[0234])\b/

const UNTRUSTED =
  /\b(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_HAS_EXPIRED)\b/

/** Whether the registry did not answer, which may pass. @param {Result} result */
export function isOutOfReach({ err }) {
  return OUT_OF_REACH.test(err)
}

/** What npm's message means, and what to do. @param {Result} result */
export function whyNpmFailed({ signal, out, err }) {
  if (signal !== null)
    return `npm was ended from outside (${signal}) before all packages were installed. Run the command again.`
  const [unreachable] = OUT_OF_REACH.exec(err) ?? []
  if (unreachable !== undefined)
    return `npm does not reach its registry (${unreachable}). Is the machine connected? Behind a proxy, set HTTPS_PROXY, or: npm config set https-proxy http://…  Then run the command again: it goes on where it stopped.`
  const [untrusted] = UNTRUSTED.exec(err) ?? []
  if (untrusted !== undefined)
    return `npm does not trust the certificate of its registry (${untrusted}). Where a proxy opens connections, name the file of its certificate in NODE_EXTRA_CA_CERTS, then run the command again.`
  const [, code = ''] = /^npm (?:error|ERR!) code (\S+)/m.exec(err) ?? []
  const words = sentenceFor(/\bENOSPC\b/.test(err) ? 'ENOSPC' : code, root)
  return (
    words ??
    `${out}${err}\nnpm could not install the packages; its message is above. Run the command again: it begins anew.`
  )
}
