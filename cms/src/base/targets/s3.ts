/** Attempts of each request, the first among them. */
const ATTEMPTS = 3
const CONNECT_TIMEOUT_MS = 3000

/**
 * What speaks to a folder of a bucket by the S3 protocol. Credentials, region and endpoint come from
 * the usual variables (`AWS_…`), which the client reads itself.
 * @param address `s3://bucket/folder`
 */
export async function openS3(address: string) {
  const { hostname: Bucket, pathname } = new URL(address)
  const folder = pathname.replace(/^\/+|\/+$/g, '')
  const keyOf = (name: string): string => (folder ? `${folder}/${name}` : name)
  const s3 = await import('@aws-sdk/client-s3')
  const { AWS_REGION = 'us-east-1', AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL } = process.env
  const client = new s3.S3Client({
    region: AWS_REGION,
    maxAttempts: ATTEMPTS,
    // A server of one's own seldom has a host name for each bucket, nor knows Amazon's checksums.
    forcePathStyle: Boolean(AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS },
  })
  return { s3, client, Bucket, keyOf }
}
