import { chakra } from '@chakra-ui/react'
import { PageHead } from '../../ui/page-head.tsx'
import { Appearance } from './appearance.tsx'
import { Dialogs } from './dialogs.tsx'
import { useLinkToDialog } from './link-code.ts'
import { MoreSettings } from './more-settings.tsx'
import { Security } from './security.tsx'
import { useSheet } from './use-sheet.ts'
import { YourData } from './your-data.tsx'

export const SettingsRoute = () => {
  const { sheet, open, close } = useSheet()
  useLinkToDialog()
  return (
    <>
      <PageHead
        title="Settings"
        text="How Aiki looks, what it keeps of you, and how your account is kept safe."
      />
      <chakra.div
        display="grid"
        gap={{ base: '4', lg: '5' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
      >
        <chakra.div display="grid" gap={{ base: '4', lg: '5' }}>
          <Appearance />
          <MoreSettings />
        </chakra.div>
        <chakra.div display="grid" gap={{ base: '4', lg: '5' }}>
          <Security onOpen={open} />
          <YourData onDelete={() => open('delete')} />
        </chakra.div>
      </chakra.div>
      <Dialogs sheet={sheet} onClose={close} />
    </>
  )
}
