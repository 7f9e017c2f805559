import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  // Twice the same bytes of one commit (scripts/release); otherwise Next invents a name for each build.
  generateBuildId: () => process.env.SOURCE_COMMIT ?? null,
  // Loaded from the packages: the one only where PUBLISH_URL is set; the other once, since of two
  // copies neither knows the errors of the other, and what is refused would lose its field.
  serverExternalPackages: ['@aws-sdk/client-s3', 'payload'],
  // Types are checked by `tsc -p cms`, once for the whole workspace.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    useTypeScriptCli: true,
    // Payload tells errors apart by the names of their classes.
    serverMinification: false,
    // It is for the next build in the same folder, and a quarter of the work of the first.
    turbopackFileSystemCacheForBuild: process.env.CI === undefined,
    // While staff type, Payload sends the whole form, which for the former website's addresses is large.
    serverActions: { bodySizeLimit: '16mb' },
  },
}

export default withPayload(config)
