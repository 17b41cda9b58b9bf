import { Card } from '#web/components/ui/card.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { TableScroller } from '#web/components/ui/table-scroller.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/components/ui/tabs.tsx';
import { Sample, type SpecimenProps } from '../specimen.tsx';

export function StructureSpecimens({ scheme }: SpecimenProps) {
  return (
    <>
      <Sample name="Card">
        <Card className="grow">A surface for items that can be compared.</Card>
      </Sample>
      <Sample name="Disclosure, closed and open">
        <Disclosure label="View Details" openLabel="Show Less">
          Hidden content.
        </Disclosure>
        <Disclosure label="View Details" openLabel="Show Less" defaultOpen>
          Hidden content.
        </Disclosure>
      </Sample>
      <Sample name="Tabs, the second one pulsing">
        <Tabs defaultValue="first" className="grow">
          <TabList aria-label={`Tabs, ${scheme}`}>
            <Tab value="first">Workflow Analysis</Tab>
            <Tab value="second" pulseWhenInactive>
              Modules
            </Tab>
          </TabList>
          <TabPanel value="first">The first panel.</TabPanel>
          <TabPanel value="second">The second panel.</TabPanel>
        </Tabs>
      </Sample>
      <Sample name="Progress: none, some, all, beyond">
        <div className="grid grow gap-3">
          {[0, 40, 100, 140].map((value) => (
            <ProgressBar key={value} value={value} label={`At ${value} percent`} />
          ))}
          <ProgressBar value={60} tone="info" label="While a scan runs" />
        </div>
      </Sample>
      <Sample name="Table that scrolls sideways">
        <TableScroller label={`Tasks, ${scheme}`}>
          <table className="w-full min-w-140 text-left text-sm">
            <thead>
              <tr className="border-b border-rule">
                <th scope="col">Task Name</th>
                <th scope="col">Framework</th>
                <th scope="col">Time Investment</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Confirm the appointment and send reminders</td>
                <td>Automate</td>
                <td>2.5</td>
              </tr>
            </tbody>
          </table>
        </TableScroller>
      </Sample>
    </>
  );
}
