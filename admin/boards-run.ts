import { connectors } from '../functions/services/boards/connectors.ts'
import { employerList } from '../functions/services/boards/employer-list.ts'
import { createBoardFetch } from '../functions/services/boards/fetch.ts'
import { publicOnly } from '../functions/services/boards/reach.ts'
import { boardsCommand } from './boards-command.ts'

const { RELIEFWEB_APPNAME = '', ADZUNA_APP_ID = '', ADZUNA_APP_KEY = '' } = process.env

try {
  const { text, isWell } = await boardsCommand(process.argv.slice(2), {
    connectors,
    fetchFor: () => createBoardFetch({ reach: publicOnly() }),
    keys: {
      reliefwebAppName: RELIEFWEB_APPNAME,
      adzunaAppId: ADZUNA_APP_ID,
      adzunaAppKey: ADZUNA_APP_KEY,
    },
    employers: employerList,
  })
  console.log(text)
  if (!isWell) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
