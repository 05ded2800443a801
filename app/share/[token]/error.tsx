"use client";

export { SharedPageFailed as default } from "@/components/sharing/shared-page-failed";
