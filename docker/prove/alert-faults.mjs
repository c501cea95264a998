// Faults of docker/prove-faults.mjs that no shopper notices: an alert reports each, and ends when it is repaired.
import { alerts, container, podman, renewCertificate, runOnce, until } from './fault-stack.mjs';

const note = (what) => console.log(`  ${what}`);
const isOver = async (alert) => !(await alerts(alert));
const noteAlert = async (alert) => note(`${alert} after ${await until(alert, () => alerts(alert))} s`);
const noteEnd = async (alert) =>
  note(`${alert} is over after ${await until(`the end of ${alert}`, () => isOver(alert))} s`);

export const ALERT_FAULTS = {
  'there is no backup, and the certificate expires in nine days': {
    mayRefuse: false,
    async act() {
      for (const alert of ['BackupOld', 'CertificateEndsSoon']) await noteAlert(alert);
      for (const service of ['backup', 'base-backup']) await runOnce(service);
      await renewCertificate(90);
    },
    async after() {
      for (const alert of ['BackupOld', 'CertificateEndsSoon']) await noteEnd(alert);
    },
  },
  'the archive cannot be written': {
    mayRefuse: false,
    async act() {
      await podman('exec', container('database'), 'chmod', '555', '/archive');
      await noteAlert('ArchiveStalled');
      await podman('exec', container('database'), 'chmod', '755', '/archive');
    },
    after: () => noteEnd('ArchiveStalled'),
  },
  'the standby is stopped': {
    mayRefuse: false,
    async act() {
      await podman('stop', '-t', '20', container('standby'));
      await noteAlert('StandbyAbsent');
      await podman('start', container('standby'));
    },
    after: () => noteEnd('StandbyAbsent'),
  },
};
