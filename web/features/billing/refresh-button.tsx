import { Button } from '../../ui/button.tsx'
import { useRefresh } from './use-refresh.ts'

export const RefreshButton = () => {
  const { mutate, isPending } = useRefresh()
  return (
    <Button variant="outline" loading={isPending} loadingText="Refreshing..." onClick={() => mutate()}>
      Refresh status
    </Button>
  )
}
