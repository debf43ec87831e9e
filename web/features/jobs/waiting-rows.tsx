import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { threadLook } from '../../ui/loading.tsx'

const rows = Array.from({ length: 9 }, (_, row) => row)

/** In place of the rows while they load, as high as they are, so that what follows does not move when they come. */
export const WaitingRows = () => (
  <Rows role="status">
    <VisuallyHidden>Searching</VisuallyHidden>
    {rows.map(row => (
      <div key={row}>
        <i />
        <i />
        <i />
      </div>
    ))}
  </Rows>
)

const Rows = chakra('div', {
  base: {
    '& div': {
      display: 'grid',
      alignContent: 'center',
      gap: '2',
      height: '92px',
      px: { base: '3.5', md: '4' },
      borderBottom: '1px solid {colors.border}',
    },
    '& i': threadLook,
    '& i:nth-of-type(1)': { width: '62%' },
    '& i:nth-of-type(2)': { width: '84%' },
    '& i:nth-of-type(3)': { width: '45%' },
  },
})
