"use client";

import { useState } from "react";
import { answers } from "@/lib/browser/answers";
import { Loading, NotLoaded } from "./not-loaded";
import { Pager } from "./pager";
import { Table, Td, Th } from "./table";
import { useAdminData } from "./use-admin-data";
import { moment } from "@/lib/rules/dates";

const PAGE_SIZE = 50;

/** What every admin did, newest first. */
export function AuditTab() {
  const [page, setPage] = useState(1);
  const { data, failure, reload } = useAdminData(
    `/api/admin/audit-log?page=${page}&pageSize=${PAGE_SIZE}`,
    answers.auditLog,
  );
  return (
    <div className="grid gap-5">
      <h2 className="text-2xl">Audit Log</h2>
      {failure ? (
        <NotLoaded text="The audit log could not be loaded" onRetry={reload} />
      ) : !data ? (
        <Loading />
      ) : (
        <>
          <Table
            label="Audit log"
            head={["When", "Who", "Did what", "To what"].map((name) => (
              <Th key={name}>{name}</Th>
            ))}
          >
            {data.entries.map(({ id, createdAt, adminEmail, action, subject, count }) => (
              <tr key={id}>
                <Td className="whitespace-nowrap">{moment(createdAt)}</Td>
                <Td>{adminEmail}</Td>
                <Td>
                  {action}
                  {count > 1 && `, ${count.toLocaleString("en")} times within an hour`}
                </Td>
                <Td className="wrap-anywhere">{subject}</Td>
              </tr>
            ))}
          </Table>
          <Pager page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />
        </>
      )}
    </div>
  );
}
