import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  // Loaded from the packages, and only where PUBLISH_URL is set.
  serverExternalPackages: ['@aws-sdk/client-s3'],
  // Types are checked by `tsc -p cms`, once for the whole workspace.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    useTypeScriptCli: true,
    // Payload tells errors apart by the names of their classes.
    serverMinification: false,
  },
}

export default withPayload(config)
