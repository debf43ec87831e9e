import { SESv2Client } from '@aws-sdk/client-sesv2'
import { createSuppressionList } from '../../services/suppression-list.ts'

export const suppressionList = () => createSuppressionList({ client: new SESv2Client({}) })
