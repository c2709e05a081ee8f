#!/usr/bin/env python3
"""Checks a plan against rules and prints a sentence for each violation.

Usage: terraform show -json tfplan > plan.json; scripts/check-plan.py plan.json
"""

import json
import pathlib
import sys

# AWS resources that hold data. To destroy one, first take it off this list, in a separate change.
# Left out, because they are replaced every day: aws_instance with its root disk, aws_s3_object.
HOLDS_DATA = set(
    """
    aws_s3_bucket aws_s3_directory_bucket aws_s3control_bucket aws_glacier_vault
    aws_s3tables_table aws_s3tables_table_bucket aws_s3vectors_index aws_s3vectors_vector_bucket
    aws_ebs_volume aws_ebs_snapshot aws_ebs_snapshot_copy aws_ebs_snapshot_import
    aws_ami aws_ami_copy aws_ami_from_instance
    aws_efs_file_system aws_fsx_file_cache aws_fsx_lustre_file_system aws_fsx_windows_file_system
    aws_fsx_ontap_file_system aws_fsx_ontap_storage_virtual_machine aws_fsx_ontap_volume
    aws_fsx_openzfs_file_system aws_fsx_openzfs_snapshot aws_fsx_openzfs_volume aws_fsx_backup
    aws_storagegateway_cached_iscsi_volume aws_storagegateway_stored_iscsi_volume
    aws_backup_vault aws_backup_logically_air_gapped_vault
    aws_db_instance aws_db_instance_automated_backups_replication aws_db_snapshot
    aws_db_snapshot_copy aws_db_cluster_snapshot aws_rds_cluster aws_rds_cluster_snapshot_copy
    aws_rds_global_cluster aws_rds_shard_group aws_dsql_cluster
    aws_docdb_cluster aws_docdb_cluster_snapshot aws_docdb_global_cluster aws_docdbelastic_cluster
    aws_neptune_cluster aws_neptune_cluster_snapshot aws_neptune_global_cluster
    aws_neptunegraph_graph
    aws_dynamodb_table aws_dynamodb_table_replica aws_dynamodb_global_table
    aws_keyspaces_keyspace aws_keyspaces_table
    aws_timestreamwrite_database aws_timestreamwrite_table
    aws_timestreaminfluxdb_db_cluster aws_timestreaminfluxdb_db_instance
    aws_elasticache_cluster aws_elasticache_replication_group
    aws_elasticache_global_replication_group aws_elasticache_serverless_cache
    aws_memorydb_cluster aws_memorydb_multi_region_cluster aws_memorydb_snapshot
    aws_redshift_cluster aws_redshift_cluster_snapshot
    aws_redshiftserverless_namespace aws_redshiftserverless_snapshot
    aws_opensearch_domain aws_opensearchserverless_collection aws_elasticsearch_domain
    aws_cloudsearch_domain aws_kendra_index aws_qldb_ledger aws_rekognition_collection
    aws_finspace_kx_environment aws_finspace_kx_database aws_finspace_kx_volume
    aws_odb_cloud_exadata_infrastructure aws_odb_cloud_vm_cluster
    aws_odb_cloud_autonomous_vm_cluster
    aws_kinesis_stream aws_kinesis_video_stream aws_msk_cluster aws_msk_serverless_cluster
    aws_mq_broker aws_sqs_queue aws_cloudwatch_event_archive
    aws_cloudwatch_log_group aws_cloudtrail_event_data_store aws_prometheus_workspace
    aws_grafana_workspace
    aws_ecr_repository aws_ecrpublic_repository aws_codecommit_repository
    aws_codeartifact_domain aws_codeartifact_repository
    aws_eks_cluster aws_emr_cluster aws_m2_environment aws_connect_instance
    aws_customerprofiles_domain aws_datazone_domain aws_glue_catalog_database
    aws_glue_catalog_table aws_athena_database
    aws_sagemaker_domain aws_sagemaker_feature_group aws_sagemaker_notebook_instance
    aws_lightsail_bucket aws_lightsail_database aws_lightsail_disk aws_lightsail_instance
    aws_workspaces_workspace aws_directory_service_directory aws_cognito_user_pool
    aws_cognito_identity_pool aws_secretsmanager_secret aws_ssm_parameter
    aws_kms_key aws_kms_external_key aws_kms_replica_key aws_kms_replica_external_key
    aws_cloudhsm_v2_cluster aws_paymentcryptography_key
    """.split()
)
# Attributes that make a database, a warehouse or a broker public.
PUBLIC = ("publicly_accessible", "public_connectivity")
SECURITY_GROUPS = {"aws_security_group", "aws_default_security_group"}
EVERYBODY = {"0.0.0.0/0", "::/0"}
WEB_PORTS = {80, 443}


def destroyed_data(kind, actions, after):
    if kind in HOLDS_DATA and "delete" in actions:
        yield "would be destroyed, and it holds data"


def open_ports(kind, actions, after):
    for protocol, first, last, sources in ingress_of(kind, after):
        is_web = first == last and first in WEB_PORTS
        if not EVERYBODY.isdisjoint(sources) and not is_web:
            yield f"opens {ports_in_words(protocol, first, last)} to the internet"


def public_data(kind, actions, after):
    if any(after.get(attribute) for attribute in PUBLIC):
        yield "would be reachable from the internet"


RULES = [destroyed_data, open_ports, public_data]


def ingress_of(kind, after):
    """Yields (protocol, first port, last port, sources) for each ingress rule of a resource."""
    if kind == "aws_vpc_security_group_ingress_rule":
        sources = [after.get("cidr_ipv4"), after.get("cidr_ipv6")]
        yield after.get("ip_protocol"), after.get("from_port"), after.get("to_port"), sources
        return
    rules = []
    if kind == "aws_security_group_rule" and after.get("type") == "ingress":
        rules = [after]
    elif kind in SECURITY_GROUPS:
        rules = after.get("ingress") or []
    for rule in rules:
        sources = (rule.get("cidr_blocks") or []) + (rule.get("ipv6_cidr_blocks") or [])
        yield rule.get("protocol"), rule.get("from_port"), rule.get("to_port"), sources


def ports_in_words(protocol, first, last):
    if protocol == "-1" or first is None:
        return "every port"
    return f"port {first}" if first == last else f"ports {first} to {last}"


def main(path):
    plan = json.loads(pathlib.Path(path).read_text())
    if "format_version" not in plan:
        sys.exit(f"{path} is not a plan from terraform show -json.")
    changes = plan.get("resource_changes", [])
    broken = [
        f"{change['address']} {words}."
        for change in changes
        for rule in RULES
        for words in rule(
            change["type"], change["change"]["actions"], change["change"].get("after") or {}
        )
    ]
    if broken:
        sys.exit("\n".join(broken))
    print(f"The plan follows the rules. Resources checked: {len(changes)}.")


if len(sys.argv) != 2:
    sys.exit("Name the plan: scripts/check-plan.py plan/plan.json")
main(sys.argv[1])
