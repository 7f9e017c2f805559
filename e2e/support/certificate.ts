import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** A self-signed certificate and its key: PEM files. */
export type Certificate = { certificate: string; key: string }

/** Makes a certificate for the names of the company, and of a member of staff, in a folder. */
export function makeCertificate(folder: string): Certificate {
  const certificate = join(folder, 'certificate.pem')
  const key = join(folder, 'key.pem')
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const names = 'subjectAltName=DNS:example.jp,DNS:*.example.jp'
  const subject = ['-days', '2', '-subj', '/CN=example.jp', '-addext', names]
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  return { certificate, key }
}
