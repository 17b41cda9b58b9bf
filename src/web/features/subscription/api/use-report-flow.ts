import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { ReportOptions } from '#shared/report-options.ts';
import { messageForVisitor } from '#web/lib/api-error.ts';
import type { ReportRequest } from '#web/lib/download-report.ts';
import { forgetReportAccess, keepReportAccess, readReportAccess } from '#web/lib/report-access.ts';
import { keepReportOptions, readReportOptions } from '#web/lib/report-options.ts';
import { keepWaitingReport, readWaitingReport, type WaitingReport } from '#web/lib/report-waiting.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { showToast } from '#web/lib/toast.ts';
import { reportToasts } from '../messages.ts';
import { fetchReport, reportAddress, VerificationRequired } from './fetch-report.ts';
import { readVerifiedReports } from './subscriber-calls.ts';

/** Delay before the form opens after a refusal, so that the visitor sees the notification first. */
const reopenAfterMs = 500;

export function useReportFlow(request: ReportRequest | null) {
  const [form, setForm] = useState<WaitingReport | null>(null);
  const { waiting, ready, wait } = useWaiting();
  const [choosing, setChoosing] = useState<WaitingReport | null>(null);
  /** Kept in memory too, for browsers that block storage. */
  const lastChosen = useRef<ChosenOptions | null>(null);
  const refuse = useRefusal(wait, setForm);
  const download = useDownload(lastChosen, refuse);
  const begin = useBeginning({ setForm, wait, refuse, download });

  useEffect(() => {
    if (request === null) return;
    if (request.auditId === null) {
      setForm(null);
      showToast(reportToasts.missingAudit(request.place));
    } else if (request.options === 'ask') {
      setChoosing({ ...request, auditId: request.auditId });
    } else {
      void begin({ ...request, auditId: request.auditId });
    }
  }, [request, begin]);

  const completed = async (target: WaitingReport, subscriberId: string) => {
    keepReportAccess(target.auditId, { subscriberId, verified: false });
    setForm(null);
    const verified = await readVerifiedReports(subscriberId).catch(() => false);
    if (verified) {
      keepReportAccess(target.auditId, { subscriberId, verified: true });
      showToast(reportToasts.subscribed);
      await download(target);
    } else {
      wait(target);
      showToast(reportToasts.checkMail);
    }
  };

  return {
    choosing,
    closeOptions: () => setChoosing(null),
    chosen: (target: WaitingReport, options: ReportOptions) => {
      lastChosen.current = { auditId: target.auditId, options };
      keepReportOptions(target.auditId, options);
      setChoosing(null);
      void begin({ ...target, options: 'kept' });
    },
    form,
    closeForm: () => setForm(null),
    completed,
    waiting,
    ready,
    ...useVerification(wait),
    openReport: (target: WaitingReport) => {
      const access = readReportAccess(target.auditId);
      wait(null);
      if (access) void download(target);
      else setForm(target);
    },
    otherAddress: (target: WaitingReport) => {
      wait(null);
      forgetReportAccess(target.auditId);
      setForm(target);
    },
    dismiss: () => wait(null),
  };
}

type Wait = (next: WaitingReport | null, isReady?: boolean) => void;
type Refuse = (target: WaitingReport, message: string) => void;

interface ChosenOptions {
  auditId: number;
  options: ReportOptions;
}

function useWaiting() {
  const [waiting, setWaiting] = useState<WaitingReport | null>(readWaitingReport);
  const [ready, setReady] = useState(false);
  const wait = useCallback((next: WaitingReport | null, isReady = false) => {
    keepWaitingReport(isReady ? null : next);
    setWaiting(next);
    setReady(isReady);
  }, []);
  return { waiting, ready, wait };
}

function useRefusal(wait: Wait, setForm: (form: WaitingReport) => void): Refuse {
  const reopening = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(reopening.current), []);
  return useCallback(
    (target: WaitingReport, message: string) => {
      forgetReportAccess(target.auditId);
      wait(null);
      showToast(reportToasts.refused(message));
      clearTimeout(reopening.current);
      reopening.current = setTimeout(() => setForm(target), reopenAfterMs);
    },
    [wait, setForm],
  );
}

function useDownload(lastChosen: RefObject<ChosenOptions | null>, refuse: Refuse) {
  const save = useCallback(
    async (target: WaitingReport, address: string, options?: ReportOptions) => {
      const isPdf = options === undefined || options.format === 'pdf';
      showToast(isPdf ? reportToasts.generating(target.place) : reportToasts.generatingFile);
      try {
        const name = `${target.domain || 'audit'}-report.${options?.format ?? 'pdf'}`;
        saveFile(await fetchReport(address, options), name);
        showToast(isPdf ? reportToasts.downloaded : reportToasts.fileDownloaded);
      } catch (error) {
        if (error instanceof VerificationRequired) refuse(target, error.message);
        else showToast(reportToasts.downloadFailed(messageForVisitor(error, '')));
      }
    },
    [refuse],
  );

  return useCallback(
    async (target: WaitingReport) => {
      const { auditId, place } = target;
      if (target.options === 'kept') {
        const options =
          lastChosen.current?.auditId === auditId
            ? lastChosen.current.options
            : readReportOptions(auditId, place === 'modules');
        await save(target, reportAddress(auditId, false), options);
      } else if (place === 'dashboard') {
        const opened = window.open(reportAddress(auditId, false), '_blank');
        showToast(opened === null ? reportToasts.notOpened : reportToasts.opening);
      } else {
        await save(target, reportAddress(auditId, place === 'modules'));
      }
    },
    [save, lastChosen],
  );
}

interface Steps {
  setForm: (form: WaitingReport) => void;
  wait: Wait;
  refuse: Refuse;
  download: (target: WaitingReport) => Promise<void>;
}

/** First asks the server whether the stored access is still valid, because it may have expired. */
function useBeginning({ setForm, wait, refuse, download }: Steps) {
  return useCallback(
    async (target: WaitingReport) => {
      const access = readReportAccess(target.auditId);
      if (access === null) {
        setForm(target);
        return;
      }
      try {
        const verified = await readVerifiedReports(access.subscriberId);
        if (verified) {
          keepReportAccess(target.auditId, { ...access, verified: true });
          wait(null);
          await download(target);
        } else if (access.verified || verified === null) {
          refuse(target, '');
        } else {
          wait(target);
          showToast(reportToasts.checkMail);
        }
      } catch (error) {
        const isTab = target.place === 'dashboard' && target.options !== 'kept';
        showToast(isTab ? reportToasts.notOpened : reportToasts.downloadFailed(messageForVisitor(error, '')));
      }
    },
    [setForm, download, refuse, wait],
  );
}

function useVerification(wait: Wait) {
  return {
    verified: useCallback(
      (target: WaitingReport) => {
        const access = readReportAccess(target.auditId);
        if (access) keepReportAccess(target.auditId, { ...access, verified: true });
        wait(target, true);
        showToast(reportToasts.subscribed);
      },
      [wait],
    ),
    lost: useCallback(
      (target: WaitingReport) => {
        forgetReportAccess(target.auditId);
        wait(null);
      },
      [wait],
    ),
  };
}
