import { emptyFilesDirectory } from '../../runtime/files-directory.ts'
import type { Services } from '../services.ts'

export const filesDirectory: Services['filesDirectory'] = () => emptyFilesDirectory()
