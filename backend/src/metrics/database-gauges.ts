import type { GaugeQuery } from './gauge-query.js';

/** A replication slot keeps the WAL that its standby has not received yet, also while the standby is disconnected. Base backups have temporary slots. */
const STANDBY_SLOTS = `pg_replication_slots WHERE slot_type = 'physical' AND NOT temporary`;

/**
 * Whether the database has connections left, and could be restored or replaced now. Any role may read this, except how far a standby has
 * applied what it received, which needs `pg_monitor`.
 */
export const DATABASE_GAUGES: readonly GaugeQuery[] = [
  {
    labels: [],
    gauges: {
      used: { name: 'db_server_connections', help: 'Connections to databases of the server, of all programs' },
      max: { name: 'db_server_max_connections', help: 'Largest number of these connections (max_connections)' },
    },
    statement: `
      SELECT count(*) AS used, current_setting('max_connections') AS max FROM pg_stat_activity WHERE datid IS NOT NULL`,
  },
  {
    labels: [],
    gauges: {
      archiving: { name: 'shop_wal_archiving', help: '1 while the server archives its log of changes (WAL), else 0' },
      failing: { name: 'shop_wal_archive_failing', help: '1 while the last attempt to archive a file failed, else 0' },
      age: {
        name: 'shop_wal_archive_age_seconds',
        help: 'Time since the server archived a file of its WAL, or since it started; 0 without an archive. A running shop writes every minute',
      },
    },
    statement: `
      SELECT archiving::int AS archiving,
        (archiving AND coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false))::int AS failing,
        CASE WHEN archiving
          THEN extract(epoch FROM now() - greatest(last_archived_time, stats_reset, pg_postmaster_start_time())) ELSE 0 END AS age
      FROM pg_stat_archiver, (SELECT current_setting('archive_mode') <> 'off' AS archiving) AS setting`,
  },
  {
    labels: ['state'],
    gauges: {
      standbys: {
        name: 'shop_standbys',
        help: 'Standbys that have a replication slot, by state: connected, or absent',
      },
    },
    statement: `
      SELECT state, count(slot_name) AS standbys
      FROM unnest(ARRAY['connected', 'absent']) AS state
      LEFT JOIN (
        SELECT slot_name, CASE WHEN active THEN 'connected' ELSE 'absent' END AS state FROM ${STANDBY_SLOTS}
      ) AS slot USING (state)
      GROUP BY state`,
  },
  {
    labels: [],
    gauges: {
      behind: {
        name: 'shop_standby_behind_bytes',
        help: 'WAL that the slowest standby has not stored or not applied; 0 without one',
      },
    },
    statement: `
      SELECT coalesce(max(pg_wal_lsn_diff(pg_current_wal_lsn(), position)), 0) AS behind
      FROM (
        SELECT restart_lsn AS position FROM ${STANDBY_SLOTS} UNION ALL SELECT replay_lsn FROM pg_stat_replication
      ) AS standby`,
  },
];
